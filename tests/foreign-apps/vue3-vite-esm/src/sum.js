export function sumTo(last) {
  return (last * (last + 1)) / 2
}
