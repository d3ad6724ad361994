/** A PyPI package whose name is not the name it is imported by. */
interface PythonImport {
  /** Name on PyPI, as the magic comment takes it. */
  readonly pypi: string;
  /** Module path after `import`. */
  readonly module: string;
}

/** Packages with another import name, in the order of their modules. */
export const pythonImports = [
  {pypi: 'attrs', module: 'attr'},
  {pypi: 'beautifulsoup4', module: 'bs4'},
  {pypi: 'pycryptodome', module: 'Crypto'},
  {pypi: 'opencv-python', module: 'cv2'},
  {pypi: 'python-dateutil', module: 'dateutil'},
  {pypi: 'discord.py', module: 'discord'},
  {pypi: 'python-docx', module: 'docx'},
  {pypi: 'python-dotenv', module: 'dotenv'},
  {pypi: 'PyGithub', module: 'github'},
  {pypi: 'google-cloud-bigquery', module: 'google.cloud.bigquery'},
  {pypi: 'google-cloud-storage', module: 'google.cloud.storage'},
  {pypi: 'protobuf', module: 'google.protobuf'},
  {pypi: 'PyJWT', module: 'jwt'},
  {pypi: 'python-Levenshtein', module: 'Levenshtein'},
  {pypi: 'mysql-connector-python', module: 'mysql.connector'},
  {pypi: 'pyOpenSSL', module: 'OpenSSL'},
  {pypi: 'Pillow', module: 'PIL'},
  {pypi: 'python-pptx', module: 'pptx'},
  {pypi: 'psycopg2-binary', module: 'psycopg2'},
  {pypi: 'PyMySQL', module: 'pymysql'},
  {pypi: 'pyserial', module: 'serial'},
  {pypi: 'scikit-learn', module: 'sklearn'},
  {pypi: 'slack-sdk', module: 'slack_sdk'},
  {pypi: 'python-slugify', module: 'slugify'},
  {pypi: 'python-telegram-bot', module: 'telegram'},
  {pypi: 'PyYAML', module: 'yaml'},
  {pypi: 'pyzmq', module: 'zmq'},
] as const satisfies readonly PythonImport[];

/** The comment that makes a Python step install a package. */
export function writeMagicComment({pypi}: PythonImport): string {
  return `# millrace add-package ${pypi}`;
}
