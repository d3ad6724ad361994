import {expect, it} from '@jest/globals';
import {findSecrets} from './findSecrets';

/** Checks a text. Its passwords contain a "¦", which is removed first, so that no other program reports them. */
const check = (text: string): Promise<string[]> =>
  findSecrets('docs/page/index.mdx', `Text.\n\n${text.replaceAll('¦', '')}\n`);

it.each([
  ['-u', 3, 'curl -u ada:h¦unter2 https://api.example.com'],
  ['-u in quotes', 3, `curl https://api.example.com -u 'ada:Tr0ub4d¦or&3'`],
  ['-u without a space', 3, 'curl -uada:h¦unter2 https://api.example.com'],
  ['-u among other letters', 3, 'curl -sSu ada:correct-¦horse https://api.example.com'],
  ['-u on its own line', 4, 'curl -X POST "https://api.example.com?a=1&b=2" \\\n  -u ada:h¦unter2'],
  ['-u in a sentence', 3, 'Send `curl -u ada:h¦unter2 https://api.example.com` from a terminal.'],
  ['-u with a variable as the name', 3, 'curl -u "$NAME:h¦unter2" https://api.example.com'],
  ['-u with a key as the name', 3, 'curl -u 4f9d0c21b7e84a5596:¦ https://api.example.com'],
  ['--user', 3, 'curl --user ada:h¦unter2 https://api.example.com'],
  ['--user with =', 3, 'curl --user="ada:h¦unter2" https://api.example.com'],
  ['--proxy-user', 3, 'curl --proxy-user ada:h¦unter2 https://api.example.com'],
  ['--password of wget', 3, 'wget --user ada --password=h¦unter2 https://api.example.com'],
  ['auth of requests', 3, 'requests.get(url, auth=("ada", "h¦unter2"), timeout=10)'],
  ['auth of axios', 5, 'axios({url, auth: {\n  username: "ada",\n  password: "h¦unter2",\n}})'],
  ['auth of requests on several lines', 3, 'requests.get(url, auth=(\n    "ada",\n    "h¦unter2",\n))'],
  ['a header', 3, 'curl -H "Authorization: Basic YWRhOmh1bnR¦lcjI=" https://api.example.com'],
])('finds a password after %s', async (_, line, text) => {
  expect(await check(text)).toEqual([
    expect.stringMatching(new RegExp(`^docs/page/index\\.mdx:${line}: ".{1,9}" looks like a secret \\(password\\)`)),
  ]);
});

it.each([
  'curl -u user:password https://api.example.com',
  'curl -u "$API_USER:$API_PASSWORD" https://api.example.com',
  'curl -u "ada:${PASSWORD}" https://api.example.com',
  'curl -u "$API_KEY:" https://api.example.com',
  'curl -u YOUR_KEY: https://api.example.com',
  'curl -u USERNAME:PASSWORD https://api.example.com',
  'curl --user <name>:<password> https://api.example.com',
  "curl --user 'ada:your-password' https://api.example.com",
  'curl -u ada:YOUR_PASSWORD https://api.example.com',
  'curl -u ada https://api.example.com',
  'curl -u ada:… https://api.example.com, or curl -u ada:... https://api.example.com',
  'curl -u {{steps.login.name}}:{{steps.login.password}} https://api.example.com',
  'curl -H "x-user: ada:1042" -d "total:19.5" https://api.example.com:8443/users/7',
  'docker run -u 1000:1000 alpine, and ls -u a:b23',
  'wget --user "$NAME" --password="$PASSWORD" https://api.example.com',
  'requests.get(url, auth=(os.environ["NAME"], os.environ["PASSWORD"]))',
  'requests.get(url, auth=("user", "password"))',
  'axios({url, auth: {username: "ada", password: process.env.PASSWORD}})',
  'Authorization: Basic dXNlcm5hbWU6cGFzc3dvcmQ=, and Basic Information > Primary email2',
  'headers: {Authorization: `Basic ${credentials}`}, "WWW-Authenticate": "Basic realm=\\"orders\\""',
])('ignores %s', async (text) => {
  expect(await check(text)).toEqual([]);
});
