window.libraryName = 'lib.js 已运行'
