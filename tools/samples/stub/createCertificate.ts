import {generate} from 'selfsigned';

/** A private key and its certificate. */
export interface Certificate {
  readonly key: string;
  readonly cert: string;
}

/** Creates a temporary certificate for local servers of these hosts. */
export async function createCertificate(hosts: readonly string[]): Promise<Certificate> {
  const altNames = hosts.map((value) => ({type: 2 as const, value}));
  const created = await generate([{name: 'commonName', value: 'Local server'}], {
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
