import { Box } from "@chakra-ui/react/box";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import { formatMoney } from "../../ui/format";

/** "R$ 840 de R$ 3.120", and a bar as long as that; nothing where nothing is owed. */
export function MoneyMeter({
  receivedInCents,
  expectedInCents,
}: {
  receivedInCents: number;
  expectedInCents: number;
}) {
  if (expectedInCents === 0) return null;
  const share = Math.min(100, Math.round((100 * receivedInCents) / expectedInCents));
  return (
    <Stack gap="1" maxW="22rem">
      <Text>
        <Text
          as="span"
          fontFamily="heading"
          fontWeight="bold"
          textStyle="xl"
          fontVariantNumeric="tabular-nums"
        >
          {formatMoney(receivedInCents)}
        </Text>
        <Text as="span" color="fg.muted">
          {` de ${formatMoney(expectedInCents)}`}
          <VisuallyHidden> recebidos</VisuallyHidden>
        </Text>
      </Text>
      <Box aria-hidden="true" h="2" borderRadius="full" bg="bg.emphasized" overflow="hidden">
        <Box h="full" w={`${share}%`} bg="palm.solid" borderRadius="full" transition="width 0.3s" />
      </Box>
    </Stack>
  );
}
