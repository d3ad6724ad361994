// Loaded before `docusaurus build`: writes what the process has used to the file that $USAGE_FILE names, when it ends.
import {writeFileSync} from 'node:fs';

process.on('exit', () => writeFileSync(process.env.USAGE_FILE ?? '', JSON.stringify(process.resourceUsage())));
