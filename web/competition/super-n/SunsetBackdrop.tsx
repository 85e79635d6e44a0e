import { chakra } from "@chakra-ui/react/styled-system";

/** The sun going down behind the sea, drawn once when the tournament is over. */
export function SunsetBackdrop() {
  return (
    <chakra.svg
      viewBox="0 0 800 420"
      preserveAspectRatio="xMidYMax slice"
      position="absolute"
      inset="0"
      w="full"
      h="full"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="podium-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#0b2e39" />
          <stop offset="0.6" stopColor="#126673" />
          <stop offset="1" stopColor="#c2421b" />
        </linearGradient>
      </defs>
      <rect width="800" height="420" fill="url(#podium-sky)" />
      <circle cx="400" cy="300" r="130" fill="#fb7c55" opacity="0.35" />
      <circle cx="400" cy="300" r="95" fill="#ff9d7d" opacity="0.85" />
      <path
        d="M0 330c50 0 50 14 100 14s50-14 100-14 50 14 100 14 50-14 100-14 50 14 100 14 50-14 100-14 50 14 100 14 50-14 100-14v90H0z"
        fill="#10515d"
      />
      <path
        d="M0 366c50 0 50 14 100 14s50-14 100-14 50 14 100 14 50-14 100-14 50 14 100 14 50-14 100-14 50 14 100 14 50-14 100-14v54H0z"
        fill="#0e3f4b"
      />
    </chakra.svg>
  );
}
