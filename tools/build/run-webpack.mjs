// Runs webpack's command. It is found from this package, in whichever folder npm installed it.
import 'webpack-cli/bin/cli.js';
