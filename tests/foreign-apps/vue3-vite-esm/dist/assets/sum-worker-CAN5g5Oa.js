function s(e){return e*(e+1)/2}self.onmessage=({data:e})=>self.postMessage(s(e));
