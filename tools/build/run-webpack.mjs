// Runs webpack's command-line program. This import finds it in whichever folder npm installed it.
import 'webpack-cli/bin/cli.js';
