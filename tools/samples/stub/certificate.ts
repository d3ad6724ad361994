import {generate} from 'selfsigned';

/** A key and the certificate that samples are told to trust. */
export interface Certificate {
  readonly key: string;
  readonly cert: string;
}

/** A throw-away certificate for the hosts that the stub stands in for. */
export async function createCertificate(hosts: readonly string[]): Promise<Certificate> {
  const altNames = hosts.map((value) => ({type: 2 as const, value}));
  const created = await generate([{name: 'commonName', value: 'Sample stub'}], {
    keyType: 'ec',
    algorithm: 'sha256',
    notBeforeDate: new Date(Date.now() - 86_400_000),
    extensions: [
      {name: 'basicConstraints', cA: true},
      {name: 'keyUsage', digitalSignature: true, keyCertSign: true, keyEncipherment: true},
      {name: 'subjectAltName', altNames},
    ],
  });
  return {key: created.private, cert: created.cert};
}
