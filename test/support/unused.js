/** Stands in for packages that n8n’s engine loads and no test uses: they would be half of what a test of the engine loads. */
module.exports = { BaseToolkit: class {} };
