#!/usr/bin/env node
import { fileURLToPath } from 'node:url'
import { run } from './run'

const templates = fileURLToPath(new URL('../templates', import.meta.url))
process.exitCode = await run(process.argv.slice(2), { cwd: process.cwd(), templates })
