;(function ($, global) {
  var folder = document.currentScript.src.replace(/js\/app\.js.*$/, '')
  var views = {}

  function show(name) {
    $('.view').prop('hidden', true)
    $('#' + name).prop('hidden', false)
  }

  // 明细页的脚本用到时才加载
  function withDetail(next) {
    if (views.detail) return next()
    var script = document.createElement('script')
    script.src = folder + 'js/detail.js'
    script.onload = next
    document.head.appendChild(script)
  }

  function route() {
    if (location.hash !== '#/detail') return show('home')
    withDetail(function () {
      $('#detail').html(views.detail())
      show('detail')
    })
  }

  function tick() {
    $('#clock').text('当前时间 ' + new Date().toLocaleTimeString('zh-CN', { hour12: false }))
  }

  function start(config) {
    var count = 0
    var worker

    $('[data-go]').on('click', function (event) {
      event.preventDefault()
      location.hash = $(this).data('go')
    })
    $('#count').on('click', function () {
      count += 1
      $(this).text('点击次数 ' + count)
    })
    $('#open').on('click', function () {
      $('#tip').modal({ showClose: false })
    })
    $('#close').on('click', function () {
      $.modal.close()
    })
    $('#load').on('click', function () {
      $.ajax({
        url: config.summaryUrl,
        dataType: 'json',
        success: function (answer, _text, xhr) {
          var unread = answer.data.counts.unreadMails
          $('#answer').text('HTTP ' + xhr.status + '，未读邮件 ' + unread + ' 封')
        },
        error: function (xhr) {
          $('#answer').text('读取失败：HTTP ' + xhr.status)
        },
      })
    })
    $('#sum').on('click', function () {
      worker = worker || new Worker('js/sum-worker.js')
      worker.onmessage = function (event) {
        $('#total').text('计算结果 ' + event.data)
      }
      worker.postMessage(100)
    })

    $(global).on('hashchange', route)
    tick()
    setInterval(tick, 1000)
    route()
  }

  global.fleet = { start: start, views: views }
})(jQuery, window)
