import { GraduationCap, Store } from "lucide-react";
import { useSession } from "../../identity/public/session";
import { useReloadedWorkplaces } from "../../identity/public/workplace-choice";
import { ButtonLink } from "../../ui/Links";
import { EmptyState } from "../../ui/PageStates";

/** Shown to users who may open arena pages but have no arena, for example a teacher whose last arena removed them. */
export function NoArena() {
  useReloadedWorkplaces();
  const state = useSession();
  const roles = state.status === "signedIn" ? state.session.roles : [];
  if (roles.includes("TEACHER") && !roles.includes("ARENA_MANAGER")) return <NoTeaching />;
  return (
    <EmptyState
      icon={Store}
      heading="h2"
      title="Arena não encontrada"
      description="Nenhuma arena está ligada à sua conta."
    >
      <ButtonLink to="/contato" variant="outline">
        Falar com a gente
      </ButtonLink>
    </EmptyState>
  );
}

const NoTeaching = () => (
  <EmptyState
    icon={GraduationCap}
    heading="h2"
    title="Você não dá aulas em nenhuma arena agora"
    description="Quando uma arena convidar você, o convite aparece em Minha conta."
  >
    <ButtonLink to="/conta" variant="outline">
      Abrir Minha conta
    </ButtonLink>
  </EmptyState>
);
