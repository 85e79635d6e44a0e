import { Flex } from "@chakra-ui/react/flex";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { graphql, useFragment } from "react-relay/hooks";
import { counted } from "../../../server/platform/plural.rules";
import type { UndrawnCategories_category$key } from "../../__generated__/UndrawnCategories_category.graphql";
import { Panel } from "../../ui/Card";
import { StatusBadge } from "../../ui/StatusBadge";
import { CancelCategory } from "./CancelCategory";

interface UndrawnCategoriesProps {
  /** Of a tournament with several. */
  categories: UndrawnCategories_category$key;
  canCancel: boolean;
}

/** What is left to draw, or to give up, before a tournament of several categories can end. */
export function UndrawnCategories({ categories: keys, canCancel }: UndrawnCategoriesProps) {
  const categories = useFragment(
    graphql`
      fragment UndrawnCategories_category on TournamentCategory @relay(plural: true) {
        id
        name
        cancelledAt
        takenSeats
        ...CancelCategory_category
      }
    `,
    keys,
  );
  return (
    <Stack as="ul" gap="2.5" listStyleType="none" aria-label="Categorias sem sorteio">
      {categories.map((category) => (
        <Panel as="li" key={category.id} p={{ base: "3.5", md: "4" }} boxShadow="xs">
          <Flex gap="3" rowGap="2" wrap="wrap" align="center" justify="space-between">
            <Stack gap="0" minW="0">
              <HStack gap="2" wrap="wrap">
                <Text fontWeight="semibold" overflowWrap="anywhere">
                  {category.name}
                </Text>
                {category.cancelledAt ? <StatusBadge tone="over">Cancelada</StatusBadge> : null}
              </HStack>
              {category.cancelledAt ? null : (
                <Text textStyle="sm" color="fg.muted">
                  {counted(category.takenSeats, "atleta inscrito", "atletas inscritos")}
                </Text>
              )}
            </Stack>
            {canCancel && !category.cancelledAt ? <CancelCategory category={category} /> : null}
          </Flex>
        </Panel>
      ))}
    </Stack>
  );
}
