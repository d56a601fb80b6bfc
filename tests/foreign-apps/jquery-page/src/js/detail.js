fleet.views.detail = function () {
  return '<h2>明细</h2><table><tr><td>云A·00001</td><td>在库</td></tr><tr><td>云A·00002</td><td>出车</td></tr></table>'
}
