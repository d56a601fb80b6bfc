addEventListener("message",({data:t})=>{let s=0;for(let e=1;e<=t;e+=1)s+=e;postMessage(s)});
