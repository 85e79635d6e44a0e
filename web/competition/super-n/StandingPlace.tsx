import { Center } from "@chakra-ui/react/center";

const medals: Record<number, { bg: string; color: string }> = {
  1: { bg: "medal.gold", color: "medal.contrast" },
  2: { bg: "medal.silver", color: "medal.contrast" },
  3: { bg: "medal.bronze", color: "medal.contrast" },
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
