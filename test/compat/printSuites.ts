import { suites } from './checks';

// For `.ci/run`, which runs the other end-to-end tests beside these.
console.log(suites.join(' '));
