declare module 'virtual:portal-tokens.css'
declare module 'virtual:portal-recipes.css'
