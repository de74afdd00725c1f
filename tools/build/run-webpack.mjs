// webpack's command, found from this package whatever folder npm put it in.
import 'webpack-cli/bin/cli.js';
