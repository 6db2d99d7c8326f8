/** Addresses of the internet and their networks. */

/**
 * @param {string} address
 * @param {string} network an address, or one with the number of its leading bits that count
 */
function isWithin(address, network) {
  const [base = '', length] = network.split('/');
  const [bits, baseBits] = [bitsOf(address), bitsOf(base)];
  const counted = length === undefined ? baseBits.length : Number(length);
  return (
    baseBits !== '' &&
    Number.isInteger(counted) &&
    counted >= 0 &&
    counted <= baseBits.length &&
    bits.length === baseBits.length &&
    bits.slice(0, counted) === baseBits.slice(0, counted)
  );
}

/** @param {string} address @returns {string} 32 or 128 digits, or '' for what is none */
function bitsOf(address) {
  const binary = (/** @type {number} */ value, /** @type {number} */ digits) => value.toString(2).padStart(digits, '0');
  const four = /^(?:::ffff:)?(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/i.exec(address);
  if (four !== null) {
    const numbers = four.slice(1).map(Number);
    return numbers.every((value) => value <= 255) ? numbers.map((value) => binary(value, 8)).join('') : '';
  }
  if (!/^[0-9a-f:]+$/i.test(address) || !address.includes(':')) return '';
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').filter((group) => group !== ''));
  const gap = address.includes('::') ? 8 - head.length - tail.length : 0;
  const groups = [...head, ...Array.from({ length: Math.max(0, gap) }, () => '0'), ...tail];
  return groups.length === 8 && groups.every((group) => group.length <= 4)
    ? groups.map((group) => binary(parseInt(group, 16), 16)).join('')
    : '';
}

/**
 * The part of an address that stands for one household: all of an IPv4 address, the first half of an IPv6 address.
 *
 * @param {string} address
 */
function networkOf(address) {
  const bits = bitsOf(address);
  return bits.length === 128 ? bits.slice(0, 64) : bits || address;
}

module.exports = { isWithin, networkOf };
