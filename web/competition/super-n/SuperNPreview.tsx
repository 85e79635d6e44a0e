import { Box } from "@chakra-ui/react/box";
import { Heading } from "@chakra-ui/react/heading";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { graphql, useFragment } from "react-relay/hooks";
import { plural } from "../../../server/platform/plural.rules";
import type { SuperNPreview_preview$key } from "../../__generated__/SuperNPreview_preview.graphql";
import { Panel } from "../../ui/Card";
import { shortName } from "../public/match-words";
import { DrawnNumbers } from "./DrawnNumbers";

const names = (athletes: readonly { readonly displayName: string }[], between: string) =>
  athletes.map(({ displayName }) => shortName(displayName)).join(between);

/** Numbers and rounds as they would be drawn. */
export function SuperNPreview({ preview }: { preview: SuperNPreview_preview$key }) {
  const { athletes, rounds } = useFragment(
    graphql`
      fragment SuperNPreview_preview on SuperNPreview {
        athletes {
          id
          displayName
        }
        rounds {
          number
          matches {
            order
            sides {
              athletes {
                displayName
              }
            }
          }
          resting {
            displayName
          }
        }
      }
    `,
    preview,
  );
  return (
    <Stack gap="4">
      <DrawnNumbers
        heading="h4"
        numbers={athletes.map(({ id, displayName }, index) => ({ id, number: index + 1, displayName }))}
      />
      <SimpleGrid as="ol" listStyleType="none" columns={{ base: 1, md: 2 }} gap="3">
        {rounds.map(({ number, matches, resting }) => (
          <Panel as="li" key={number} p="3" minW="0">
            <Heading as="h4" textStyle="sm" fontWeight="bold" mb="1.5">
              Rodada {number}
            </Heading>
            <Stack as="ul" listStyleType="none" gap="1.5">
              {matches.map(({ order, sides: [one, other] }) => (
                <Box as="li" key={order} textStyle="sm" overflowWrap="anywhere" lineHeight="1.35">
                  {names(one?.athletes ?? [], " e ")}
                  <Text as="span" color="fg.muted">
                    {" contra "}
                  </Text>
                  {names(other?.athletes ?? [], " e ")}
                </Box>
              ))}
            </Stack>
            {resting.length > 0 ? (
              <Text textStyle="xs" color="fg.muted" mt="1.5">
                {plural(resting.length, "Descansa", "Descansam")}: {names(resting, ", ")}
              </Text>
            ) : null}
          </Panel>
        ))}
      </SimpleGrid>
    </Stack>
  );
}
