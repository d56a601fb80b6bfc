const path = require('node:path')
const HtmlWebpackPlugin = require('html-webpack-plugin')
const MiniCssExtractPlugin = require('mini-css-extract-plugin')
const { VueLoaderPlugin } = require('vue-loader')
const { name } = require('./package.json')

module.exports = {
  entry: { main: './src/main.js' },
  devtool: false,
  output: {
    path: path.join(__dirname, 'dist'),
    clean: true,
    filename: 'js/[name].[contenthash:8].js',
    chunkFilename: 'js/[name].[contenthash:8].js',
    assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
    library: { name: `${name}-[name]`, type: 'umd' },
    chunkLoadingGlobal: `webpackJsonp_${name}`,
    globalObject: 'window',
  },
  module: {
    rules: [
      { test: /\.vue$/, loader: 'vue-loader' },
      { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] },
      { test: /\.(png|woff2?|ttf)$/, type: 'asset/resource' },
    ],
  },
  performance: { hints: false },
  // vue-loader 15 引用样式模块的默认导出，而单独输出的样式没有导出
  ignoreWarnings: [/was not found in '.*type=style/],
  plugins: [
    new VueLoaderPlugin(),
    new MiniCssExtractPlugin({ filename: 'css/[name].[contenthash:8].css' }),
    new HtmlWebpackPlugin({ template: './index.html' }),
  ],
}
