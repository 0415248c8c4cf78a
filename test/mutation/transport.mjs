export const transport = 'nodes/MobileMoneyNameLookup/transport';
export const account = 'nodes/MobileMoneyNameLookup/account';
export const http = 'nodes/MobileMoneyNameLookup/http';
export const redaction = 'nodes/MobileMoneyNameLookup/redaction';

/** What puts the parts together, and so is tested in n8n's engine only. */
export const sendingModules = [`${transport}/serviceClient.ts`];
