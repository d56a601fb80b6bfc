/** Dense, and visibly different from the portal. */
export const style = `
*{box-sizing:border-box}
html{scroll-padding-top:92px}
body{margin:0;background:#f2f4f7;color:#1d2733;font:13px/1.5 "PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif}
header{position:sticky;top:0;z-index:1;background:#22314a;color:#fff;padding:8px 20px;display:flex;flex-wrap:wrap;gap:4px 20px;align-items:center}
h1{margin:0;font-size:16px}h1 span{font-weight:400;color:#c5d3e8}
h2{margin:0 0 10px;font-size:15px}h3{margin:16px 0 8px;font-size:13px}h4{margin:8px 0 2px;font-size:12px}
h3 small{font-weight:400;color:#55616f}
nav{display:flex;flex-wrap:wrap;gap:0 2px}nav a{color:#fff;padding:4px 8px;border-radius:4px;text-decoration:none}nav a:hover{background:#3a4d6d}
a{color:#0b57b3}
main{padding:14px 20px 40px;display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:14px;align-items:start;max-width:1900px;margin:0 auto}
.column{display:grid;gap:14px;min-width:0}
section{min-width:0;background:#fff;border:1px solid #d8dee6;border-radius:6px;padding:12px 16px 14px}
section:target{border-color:#2a6fd1}
.done{grid-column:1/-1;margin:0;padding:8px 14px;background:#e3f4e7;border:1px solid #8cc79b;border-radius:6px;color:#124a20}
.trouble{margin:0;padding:6px 10px;background:#fdecea;border:1px solid #e2a29c;border-radius:4px;color:#8a1c12;overflow-wrap:anywhere;white-space:pre-wrap;grid-column:1/-1}
.note{margin:6px 0;color:#55616f;overflow-wrap:anywhere}
.fields{display:grid;grid-template-columns:repeat(auto-fill,minmax(150px,1fr));gap:8px 10px;align-items:end}
.fields .wide,.fields .buttons,.fields .pair{grid-column:1/-1}
.pair{display:flex;gap:10px;align-items:end}.pair label:first-child{flex:1}
.ticks{display:grid;grid-template-columns:repeat(auto-fill,minmax(210px,1fr));gap:2px 10px}.ticks .buttons{grid-column:1/-1}
label{display:grid;gap:2px;min-width:0}label>span{color:#3c4856}label small{color:#55616f}
.tick{display:flex;gap:6px;align-items:center;min-height:28px;white-space:nowrap}
.tick[hidden]{display:none}
input,select,textarea{font:inherit;color:inherit;padding:4px 8px;min-height:30px;border:1px solid #8592a3;border-radius:4px;background:#fff;width:100%;min-width:0}
textarea{resize:vertical;font-family:ui-monospace,Consolas,monospace;font-size:12px}
input[type=checkbox]{width:16px;height:16px;min-height:0;margin:0}
[aria-invalid]{border-color:#b3261e;background:#fff6f5}
button{font:inherit;min-height:30px;padding:3px 14px;border:1px solid #1f5fbf;border-radius:4px;background:#1f5fbf;color:#fff;cursor:pointer}
button:hover{background:#174a96}
.inline{display:inline}.inline button{background:#fff;color:#1f4f96}.inline button:hover{background:#e8f0fb}
td .inline button{min-height:26px;padding:1px 8px}
:focus-visible{outline:3px solid #d08a00;outline-offset:1px}
.buttons{display:flex;flex-wrap:wrap;gap:8px 12px;align-items:center;margin:4px 0}
.scroll{overflow-x:auto}
table{width:100%;border-collapse:collapse}
th,td{padding:4px 8px;border-bottom:1px solid #e5e9ee;text-align:left;vertical-align:top;white-space:nowrap}
td.path{white-space:normal;overflow-wrap:anywhere}td.marks{white-space:normal;min-width:150px}
thead th{color:#55616f;font-weight:600}tbody th{font-weight:600}
tbody th a{display:inline-block;min-width:24px;min-height:24px}
[aria-current]{font-weight:700;color:#1d2733}
.mark{display:inline-block;white-space:nowrap;margin:0 2px 2px 0;padding:0 6px;border-radius:3px;background:#fff1d6;color:#6b4300}
code,pre,summary .path{font-family:ui-monospace,Consolas,monospace;font-size:12px}
pre{margin:0;padding:6px 8px;background:#f2f4f7;border-radius:4px;white-space:pre-wrap;overflow-wrap:anywhere}
#call-list{max-height:70vh;overflow-y:auto;border-top:1px solid #e5e9ee}
#call-list ol{margin:0;padding:0;list-style:none}
#call-list li{border-bottom:1px solid #e5e9ee}
summary{display:grid;grid-template-columns:38px 54px minmax(0,1fr) auto 62px;gap:6px;padding:4px;cursor:pointer}
summary:hover{background:#f2f6fc}
summary .path{overflow-wrap:anywhere}
.status{color:#1a6a2e;font-weight:600}.status.bad{color:#b3261e}
.who,summary time{color:#55616f;text-align:right}
details[open]{padding-bottom:8px}details[open] summary{background:#eef3fa}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
@media(max-width:900px){main{grid-template-columns:minmax(0,1fr);padding:10px 10px 30px}header{position:static;padding:8px 10px}html{scroll-padding-top:0}
button,input,select{min-height:40px}.tick{min-height:40px}td .inline button{min-height:36px}nav a{padding:9px 8px}
summary{grid-template-columns:38px 54px minmax(0,1fr) 62px}summary .who{grid-column:3;grid-row:2;text-align:left}}
@media(max-width:420px){.fields{grid-template-columns:repeat(2,minmax(0,1fr))}}
`
