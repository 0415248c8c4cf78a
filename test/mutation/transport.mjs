export const transport = 'nodes/MobileMoneyNameLookup/transport';
export const redaction = 'nodes/MobileMoneyNameLookup/redaction';

/** What puts the parts together, and so is tested in n8n's engine only. */
export const sendingModules = ['sender', 'serviceClient'].map((name) => `${transport}/${name}.ts`);
