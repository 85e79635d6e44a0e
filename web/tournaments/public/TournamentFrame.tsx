import { Grid } from "@chakra-ui/react/grid";
import { Skeleton } from "@chakra-ui/react/skeleton";
import { SearchX } from "lucide-react";
import { AccountAndSignOut } from "../../identity/public/AccountAndSignOut";
import { ButtonLink } from "../../ui/ButtonLink";
import { EmptyState } from "../../ui/EmptyState";
import { PageFrame } from "../../ui/PageFrame";
import { RowsSkeleton } from "../../ui/Skeletons";
import { championships } from "./tournament-path";
import { useTournamentPaths } from "./use-tournament-paths";

type TournamentFrameProps = Omit<React.ComponentProps<typeof PageFrame>, "back">;

/** The frame of a tournament's page, with the way back to the list. */
export function TournamentFrame(props: TournamentFrameProps) {
  const { list } = useTournamentPaths();
  return (
    <PageFrame
      back={{
        to: list,
        label: list === championships.list ? "Voltar para campeonatos" : "Voltar para torneios",
      }}
      barActions={<AccountAndSignOut />}
      {...props}
    />
  );
}

/** Where the info card stands beside the tabs, and above them on a phone. */
export function TournamentColumns({ children }: { children: React.ReactNode }) {
  return (
    <Grid templateColumns={{ base: "minmax(0, 1fr)", xl: "21rem minmax(0, 1fr)" }} gap="6" alignItems="start">
      {children}
    </Grid>
  );
}

export function TournamentSkeleton() {
  return (
    <TournamentFrame title="Torneio" subtitle={<Skeleton h="6" w="14rem" borderRadius="full" />}>
      <TournamentColumns>
        <Skeleton h={{ base: "16rem", xl: "28rem" }} borderRadius="l3" />
        <RowsSkeleton rows={5} />
      </TournamentColumns>
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
        title={ofFederation ? "Este campeonato não está aqui" : "Este torneio não está aqui"}
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
