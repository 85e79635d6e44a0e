import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Text } from "@chakra-ui/react/text";

interface MeterProps {
  /** What is filled: "Vagas". */
  label: string;
  value: number;
  /** What it can come to; nothing is full where it is 0. */
  of: number;
  /** Both in words: "28 de 32 duplas", "R$ 840,00 de R$ 3.120,00". */
  says: string;
  /** "sea" is a plain share, "palm" what is good when full, "sun" what runs out. */
  tone?: "sea" | "palm" | "sun";
}

/** How much of what can be: places taken, money that has come in. */
export function Meter({ label, value, of, says, tone = "sea" }: MeterProps) {
  const share = of > 0 ? Math.min(1, Math.max(0, value / of)) : 0;
  return (
    <Box minW="0">
      <Flex justify="space-between" gap="3" textStyle="sm" mb="1">
        <Text as="span" color="fg.muted">
          {label}
        </Text>
        <Text as="span" fontWeight="semibold" fontVariantNumeric="tabular-nums" textAlign="end">
          {says}
        </Text>
      </Flex>
      <Box aria-hidden="true" h="2" borderRadius="full" bg="bg.emphasized" overflow="hidden">
        <Box
          h="full"
          borderRadius="full"
          colorPalette={tone}
          bg="colorPalette.solid"
          style={{ width: `${share * 100}%` }}
        />
      </Box>
    </Box>
  );
}
