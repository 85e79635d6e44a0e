import { Button } from "@chakra-ui/react/button";
import { HStack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { stopActing } from "../relay/acting";

/** Above every page while one acts for a minor: for whom, and how to stop. */
export function ActingBar({ name }: { name: string }) {
  return (
    <HStack
      justify="space-between"
      gap="3"
      px={{ base: "4", md: "6" }}
      py="2"
      bg="bg.warning"
      color="fg.warning"
      _print={{ display: "none" }}
    >
      <Text textStyle="sm" fontWeight="semibold" overflowWrap="anywhere">
        Você está agindo por {name}
      </Text>
      <Button size="sm" variant="outline" colorPalette="gray" flexShrink="0" onClick={stopActing}>
        Parar
      </Button>
    </HStack>
  );
}
