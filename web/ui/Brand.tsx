import { HStack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";

/** The mark: a ball that is also the sun going down behind the sea. */
function BrandMark({ size = 32 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 64 64" aria-hidden="true">
      <rect width="64" height="64" rx="20" fill="#0e3f4b" />
      <circle cx="32" cy="29" r="15" fill="#ff8a5c" />
      <path
        d="M19 24c8 6 18 6 26 0M19 34c8-6 18-6 26 0"
        fill="none"
        stroke="#fff4e2"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <path
        d="M0 46c8 0 8 5 16 5s8-5 16-5 8 5 16 5 8-5 16-5v8c0 5-5 10-10 10H10C5 64 0 59 0 54z"
        fill="#2f9ba5"
      />
    </svg>
  );
}

export function Brand() {
  return (
    <HStack gap="2.5">
      <BrandMark />
      <Text as="span" fontFamily="heading" fontWeight="bold" textStyle="xl" letterSpacing="-0.01em">
        Praia
      </Text>
    </HStack>
  );
}
