// Preloaded into `docusaurus build`: when the process exits, writes its resource usage to the file in $USAGE_FILE.
import {writeFileSync} from 'node:fs';

process.on('exit', () => writeFileSync(process.env.USAGE_FILE ?? '', JSON.stringify(process.resourceUsage())));
