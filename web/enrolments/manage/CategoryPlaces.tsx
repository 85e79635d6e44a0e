import { Button } from "@chakra-ui/react/button";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { ListOrdered, Ticket } from "lucide-react";
import { useRef, useState } from "react";
import { graphql, useFragment, useLazyLoadQuery } from "react-relay/hooks";
import { counted } from "../../../server/platform/numbers.rules";
import {
  byPlaceMode,
  placeModeOf,
  type PlaceMode,
} from "../../../server/tournaments/categories/place-modes.rules";
import type { CategoryPlacesQuery } from "../../__generated__/CategoryPlacesQuery.graphql";
import type { CategoryPlaces_category$key } from "../../__generated__/CategoryPlaces_category.graphql";
import { ConfirmDialog } from "../../ui/ConfirmDialog";
import { DialogFrame } from "../../ui/lazy-code";
import { formatDateTime } from "../../ui/format";
import { AskedDetails } from "../../ui/list/RowDetails";
import { Notice, RowsSkeleton } from "../../ui/PageStates";
import { usePlaceTime } from "../../ui/PlaceTime";
import { toast } from "../../ui/toaster";
import { enrolmentStateLabel } from "../EnrolmentStateBadge";
import { useAssignPlacesMutation } from "./use-listed-mutations";

interface CategoryPlacesProps {
  category: CategoryPlaces_category$key;
  /** Whether to name it: the tournament has others. */
  named: boolean;
  /** The list has changed. */
  onAssigned: () => void;
}

const assignmentWords: Record<PlaceMode, { button: string; order: string }> = {
  LOTS: {
    button: "Sortear as vagas",
    order: "Um sorteio põe todas as inscrições que esperam em ordem.",
  },
  RANKING: {
    button: "Definir pelo ranking",
    order: "Os pontos do ranking põem todas as inscrições que esperam em ordem.",
  },
  ENTRY_ORDER: {
    button: "Definir por ordem de inscrição",
    order: "As inscrições que esperam ficam na ordem em que foram feitas.",
  },
};

/** How a category gives its places, if not in the order of enrolment: what is kept, the button, and how it was done. */
export function CategoryPlaces({ category: key, named, onAssigned }: CategoryPlacesProps) {
  const category = useFragment(
    graphql`
      fragment CategoryPlaces_category on TournamentCategory {
        id
        name
        placeMode
        wildCards
        wildCardsLeft
        placesUndecided
        placesProblem
        placesAssignedAt
        placesAssignedBy
        placesSeed
        placeRules
        takesEntries
        ranking {
          id
        }
      }
    `,
    key,
  );
  const timeZone = usePlaceTime();
  const [asked, setAsked] = useState<"assign" | "order" | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const section = useRef<HTMLDivElement>(null);
  const assignButton = useRef<HTMLButtonElement>(null);
  const orderButton = useRef<HTMLButtonElement>(null);
  const [assign, pending] = useAssignPlacesMutation();
  const { id, name, placesUndecided, placesProblem, placesAssignedAt, takesEntries } = category;
  if (category.placeMode === "ENTRY_ORDER" && category.wildCards === 0 && !placesAssignedAt) return null;
  const rankingId = category.ranking?.id ?? null;
  const assignment = assignmentWords[placeModeOf({ placeMode: category.placeMode, rankingId })];

  const ask = (dialog: "assign" | "order" | null) => {
    setAsked(dialog);
    setRefusal(null);
  };
  const confirm = async () => {
    setRefusal(null);
    const answer = (await assign({ input: { categoryId: id } }))?.assignPlaces;
    if (answer?.refusal) return setRefusal(answer.refusal.message);
    if (!answer?.done) return;
    ask(null);
    toast.success({ title: "Vagas definidas", description: name });
    onAssigned();
  };

  return (
    <Stack ref={section} tabIndex={-1} gap="2" as="section" aria-label={`Vagas de ${name}`} textStyle="sm">
      <Text>
        {named ? (
          <Text as="span" fontWeight="bold">
            {name}:{" "}
          </Text>
        ) : null}
        {category.placeRules.join(" ")}
        {category.wildCards > 0
          ? ` ${category.wildCardsLeft === 0 ? "Todos já foram dados." : `${counted(category.wildCardsLeft, "convite por dar", "convites por dar")}.`}`
          : null}
      </Text>
      {placesAssignedAt ? (
        <Text color="fg.muted" overflowWrap="anywhere">
          Definidas {byPlaceMode[category.placeMode]} em {formatDateTime(placesAssignedAt, timeZone)}
          {category.placesAssignedBy ? ` por ${category.placesAssignedBy}` : " pelo sistema"}
          {category.placesSeed ? ` · semente ${category.placesSeed}` : null}
        </Text>
      ) : null}
      <HStack gap="3" wrap="wrap">
        {placesUndecided && takesEntries && !placesProblem ? (
          <Button ref={assignButton} size="sm" onClick={() => ask("assign")}>
            <Ticket />
            Definir vagas
          </Button>
        ) : null}
        {placesUndecided && takesEntries && placesProblem ? (
          <Text color="fg.muted">{placesProblem}</Text>
        ) : null}
        {placesAssignedAt ? (
          <Button
            ref={orderButton}
            size="sm"
            variant="outline"
            colorPalette="gray"
            onClick={() => ask("order")}
          >
            <ListOrdered />
            Ver a ordem
          </Button>
        ) : null}
      </HStack>
      <ConfirmDialog
        open={asked === "assign"}
        title={`Definir as vagas de ${name}?`}
        confirmLabel={assignment.button}
        pendingLabel="Definindo…"
        pending={pending}
        onConfirm={() => void confirm()}
        onClose={() => ask(null)}
        // The button that opened it is gone once the places are given.
        returnFocusTo={() => assignButton.current ?? orderButton.current ?? section.current}
      >
        <Stack gap="3">
          <Text color="fg.muted">
            {assignment.order} As primeiras ficam com as vagas e recebem a cobrança; as outras seguem na lista
            de espera, nesta ordem. Não se faz de novo.
          </Text>
          {refusal ? <Notice tone="error">{refusal}</Notice> : null}
        </Stack>
      </ConfirmDialog>
      <DialogFrame
        open={asked === "order"}
        onClose={() => ask(null)}
        size="sm"
        title={`Ordem das vagas: ${name}`}
      >
        {asked === "order" ? (
          <AskedDetails skeleton={<RowsSkeleton rows={4} />} failure="Não foi possível carregar a ordem">
            {(attempt) => <PlacesOrder categoryId={id} attempt={attempt} />}
          </AskedDetails>
        ) : null}
      </DialogFrame>
    </Stack>
  );
}

/** All entries in the order in which places were given, with their current status. */
function PlacesOrder({ categoryId, attempt }: { categoryId: string; attempt: number }) {
  const { node } = useLazyLoadQuery<CategoryPlacesQuery>(
    graphql`
      query CategoryPlacesQuery($id: ID!) @raw_response_type {
        node(id: $id) {
          ... on TournamentCategory {
            placesOrder {
              id
              status
              placeOrder
              placePoints
              athlete {
                displayName
              }
            }
          }
        }
      }
    `,
    { id: categoryId },
    { fetchKey: attempt, fetchPolicy: "store-and-network" },
  );
  const rows = node?.placesOrder ?? [];
  const numbers = [...new Set(rows.map(({ placeOrder }) => placeOrder))];
  if (rows.length === 0) return <Text color="fg.muted">Ninguém esperava por vaga.</Text>;
  return (
    <Stack as="ol" gap="2" listStyleType="none">
      {numbers.map((number) => {
        const people = rows.filter(({ placeOrder }) => placeOrder === number);
        const [first] = people;
        if (!first) return null;
        return (
          <HStack as="li" key={first.id} gap="3" align="baseline">
            <Text fontWeight="bold" fontVariantNumeric="tabular-nums" minW="8">
              {number}º
            </Text>
            <Stack gap="0" minW="0">
              <Text fontWeight="semibold" overflowWrap="anywhere">
                {people.map(({ athlete }) => athlete.displayName).join(" e ")}
              </Text>
              <Text color="fg.muted" textStyle="sm">
                {[
                  enrolmentStateLabel(first.status),
                  ...(typeof first.placePoints === "number"
                    ? [counted(first.placePoints, "ponto", "pontos")]
                    : []),
                ].join(" · ")}
              </Text>
            </Stack>
          </HStack>
        );
      })}
    </Stack>
  );
}
