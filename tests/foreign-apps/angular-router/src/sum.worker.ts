addEventListener('message', ({ data }) => {
  let sum = 0
  for (let number = 1; number <= data; number += 1) sum += number
  postMessage(sum)
})
