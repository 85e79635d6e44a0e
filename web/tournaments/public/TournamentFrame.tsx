import { Skeleton } from "@chakra-ui/react/skeleton";
import { SearchX } from "lucide-react";
import { ButtonLink } from "../../ui/Links";
import { EmptyState, RowsSkeleton } from "../../ui/PageStates";
import { PageFrame } from "../../ui/PageFrame";
import { championships, useTournamentPaths } from "./tournament-path";

type TournamentFrameProps = Omit<React.ComponentProps<typeof PageFrame>, "back">;

/** The frame of a tournament's page, with the way back to the list. */
export function TournamentFrame(props: TournamentFrameProps) {
  const { list } = useTournamentPaths();
  return (
    <PageFrame
      back={{
        to: list,
        label: list === championships.list ? "Campeonatos" : "Torneios",
      }}
      {...props}
    />
  );
}

export function TournamentSkeleton() {
  return (
    <TournamentFrame title="Torneio" subtitle={<Skeleton h="6" w="14rem" borderRadius="full" />}>
      <RowsSkeleton rows={6} />
    </TournamentFrame>
  );
}

/** No such tournament, or none that this person may see. */
export function TournamentNotFound() {
  const { list } = useTournamentPaths();
  const ofFederation = list === championships.list;
  return (
    <TournamentFrame title={ofFederation ? "Campeonato não encontrado" : "Torneio não encontrado"}>
      <EmptyState
        icon={SearchX}
        heading="h2"
        title={ofFederation ? "Não encontramos este campeonato" : "Não encontramos este torneio"}
        description={
          ofFederation
            ? "O endereço pode estar incompleto, ou o campeonato é de outra federação."
            : "O endereço pode estar incompleto, ou o torneio é de outra arena."
        }
      >
        <ButtonLink to={list}>{ofFederation ? "Ver os campeonatos" : "Ver os torneios da arena"}</ButtonLink>
      </EmptyState>
    </TournamentFrame>
  );
}
