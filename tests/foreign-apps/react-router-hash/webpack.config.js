const path = require('node:path')
const HtmlWebpackPlugin = require('html-webpack-plugin')
const { name } = require('./package.json')

module.exports = {
  entry: './src/index.jsx',
  devtool: false,
  output: {
    path: path.join(__dirname, 'dist'),
    clean: true,
    filename: '[name].[contenthash:8].js',
    assetModuleFilename: '[name].[contenthash:8][ext]',
    library: { name, type: 'umd' },
    chunkLoadingGlobal: `webpackJsonp_${name}`,
    globalObject: 'window',
  },
  resolve: { extensions: ['.js', '.jsx'] },
  module: {
    rules: [
      {
        test: /\.jsx?$/,
        include: path.join(__dirname, 'src'),
        loader: 'babel-loader',
        options: { presets: ['@babel/preset-react'] },
      },
      { test: /\.css$/, use: ['style-loader', 'css-loader'] },
      { test: /\.png$/, type: 'asset/resource' },
    ],
  },
  performance: { hints: false },
  plugins: [new HtmlWebpackPlugin({ template: './index.html' })],
}
