const path = require('node:path')
const HtmlWebpackPlugin = require('html-webpack-plugin')
const MiniCssExtractPlugin = require('mini-css-extract-plugin')
const { name } = require('./package.json')

module.exports = {
  entry: { main: './src/index.jsx' },
  devtool: false,
  output: {
    path: path.join(__dirname, 'dist'),
    clean: true,
    filename: 'static/js/[name].[contenthash:8].js',
    chunkFilename: 'static/js/[name].[contenthash:8].chunk.js',
    assetModuleFilename: 'static/media/[name].[contenthash:8][ext]',
    library: { name: `${name}-[name]`, type: 'umd' },
    chunkLoadingGlobal: `webpackJsonp_${name}`,
  },
  resolve: { extensions: ['.js', '.jsx'] },
  module: {
    rules: [
      {
        test: /\.jsx?$/,
        include: path.join(__dirname, 'src'),
        loader: 'babel-loader',
        options: {
          presets: [['@babel/preset-react', { runtime: 'automatic' }]],
        },
      },
      {
        test: /\.module\.css$/,
        use: [
          MiniCssExtractPlugin.loader,
          {
            loader: 'css-loader',
            options: { modules: { namedExport: false, localIdentName: '[name]__[local]--[hash:base64:5]' } },
          },
        ],
      },
      { test: /\.png$/, type: 'asset/resource' },
    ],
  },
  performance: { hints: false },
  plugins: [
    new MiniCssExtractPlugin({ filename: 'static/css/[name].[contenthash:8].css' }),
    new HtmlWebpackPlugin({ template: './index.html' }),
  ],
}
