import { join, resolve } from 'node:path';

/** The name under which n8n installs and loads this package. */
export const packageName = 'n8n-nodes-mobile-money-name-lookup';

/** The root folder of this project. */
export const projectFolder = resolve(__dirname, '../..');

/** The workflows to import, and the sheet of the main job. */
export const examplesFolder = join(projectFolder, 'examples');

/** Where the main job leaves its result files; emptied at the beginning of every run. */
export const outputFolder = join(projectFolder, 'output');
