export const transport = 'nodes/MobileMoneyNameLookup/transport';

/** What puts the parts together, and so is tested in n8n's engine only. */
export const sendingModules = ['sender', 'serviceClient'].map((name) => `${transport}/${name}.ts`);
