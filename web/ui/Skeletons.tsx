import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Skeleton } from "@chakra-ui/react/skeleton";
import { Stack } from "@chakra-ui/react/stack";

/** What a screen reader says while something is on its way. */
export const loading = { role: "status", "aria-label": "Carregando" } as const;
const times = (count: number) => Array.from({ length: count }, (_, index) => index);

export function RowsSkeleton({ rows }: { rows: number }) {
  return (
    <Stack gap="3" {...loading}>
      {times(rows).map((row) => (
        <Skeleton key={row} h="5.5rem" borderRadius="l2" />
      ))}
    </Stack>
  );
}

export function CardsSkeleton({ cards }: { cards: number }) {
  return (
    <SimpleGrid columns={{ base: 1, md: 2, xl: 3 }} gap="5" {...loading}>
      {times(cards).map((card) => (
        <Skeleton key={card} h="15rem" borderRadius="l3" />
      ))}
    </SimpleGrid>
  );
}

export function FormSkeleton({ fields }: { fields: number }) {
  return (
    <Stack gap="5" {...loading}>
      {times(fields).map((field) => (
        <Stack key={field} gap="1.5">
          <Skeleton h="4" w="8rem" />
          <Skeleton h="10" />
        </Stack>
      ))}
    </Stack>
  );
}
