const { loadTests } = require('./loadTests');

loadTests('sending', /^readReply\.test\.ts$/);
loadTests('sending/token', /^token.*\.test\.ts$/);
loadTests('sending/http', /^clock\.test\.ts$/);
loadTests('redaction', /\.test\.ts$/);
