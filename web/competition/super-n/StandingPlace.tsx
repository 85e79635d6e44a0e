import { Center } from "@chakra-ui/react/center";

const medals: Record<number, { bg: string; color: string }> = {
  1: { bg: "sun.solid", color: "sun.contrast" },
  2: { bg: "sea.solid", color: "sea.contrast" },
  3: { bg: "coral.solid", color: "coral.contrast" },
};

export function StandingPlace({ position }: { position: number }) {
  return (
    <Center
      boxSize="8"
      mx="auto"
      borderRadius="full"
      fontFamily="heading"
      fontWeight="bold"
      textStyle="md"
      {...(medals[position] ?? { bg: "bg.muted" })}
    >
      {position}
    </Center>
  );
}
