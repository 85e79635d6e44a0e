import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Skeleton } from "@chakra-ui/react/skeleton";
import { Stack } from "@chakra-ui/react/stack";

export function CalendarSkeleton() {
  return (
    <Stack gap="4">
      <Skeleton h="11" borderRadius="l2" />
      <SimpleGrid templateColumns="repeat(auto-fill, minmax(min(15rem, 100%), 1fr))" gap="4">
        {Array.from({ length: 7 }, (_, index) => (
          <Skeleton key={index} h="18rem" borderRadius="l3" />
        ))}
      </SimpleGrid>
    </Stack>
  );
}
