import { Skeleton } from "@chakra-ui/react/skeleton";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { loading } from "../../ui/Skeletons";

/** The details of a row on their way: a line, and two people. */
export function DetailsSkeleton() {
  return (
    <Stack gap="6" {...loading}>
      <Skeleton h="4" w="80%" />
      {[0, 1].map((person) => (
        <Stack key={person} gap="3">
          <HStack gap="2.5">
            <Skeleton boxSize="9" borderRadius="full" />
            <Skeleton h="5" flex="1" />
          </HStack>
          <Skeleton h="5" w="40%" />
          <Skeleton h="9" w="60%" />
        </Stack>
      ))}
    </Stack>
  );
}
