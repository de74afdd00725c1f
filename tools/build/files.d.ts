// What webpack makes of an imported picture: its address.
declare module '*.webp' {
  const address: string;
  export default address;
}
