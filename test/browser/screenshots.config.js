/** The same suites, which then write the pictures of docs/images anew. */
process.env.UPDATE_SCREENSHOTS = '1';

module.exports = require('./jest.config.js');
