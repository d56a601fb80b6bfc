import{b as a,m,u as s}from"./main-C5wwtBV2.js";export{a as bootstrap,m as mount,s as unmount};
