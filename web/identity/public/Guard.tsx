import { useEffect, type ReactNode } from "react";
import { Outlet, redirect, useNavigate, type MiddlewareFunction } from "react-router-dom";
import { toast } from "../../ui/toaster";
import { AccessWait } from "./AccessWait";
import { AreaWait } from "./AreaWait";
import { decideAccess, wayOf, type Access } from "./page-access";
import { settledSession } from "./session-store";
import { useSession } from "./use-session";

function showDenied() {
  toast.error({ title: "Acesso negado. Você não tem permissão para acessar esta página." });
}

/**
 * Runs before a route's loaders, so that no query is sent for a user who is redirected. A user without a federation is
 * not redirected from the federation area: the query is sent and returns nothing.
 */
export function guardMiddleware(access: Access): MiddlewareFunction {
  return async (_args, next) => {
    const state = await settledSession();
    const decision = decideAccess(state, access);
    if (decision === "deny") showDenied();
    const way = wayOf(decision, state);
    if (way !== null) throw redirect(way);
    return next();
  };
}

interface GuardProps {
  access: Access;
  /** What the federation area shows to a signed-in user who belongs to no federation. */
  notMember: ReactNode;
}

/** Checks access while the page is open: the user may sign out in another tab, or the session may end. */
export function Guard({ access, notMember }: GuardProps) {
  const state = useSession();
  const decision = decideAccess(state, access);
  // After signing out here the user is already being redirected to the front page.
  const left = state.status === "anonymous" && state.left;
  const way = left ? null : wayOf(decision, state);
  const navigate = useNavigate();

  useEffect(() => {
    if (way === null) return;
    if (decision === "deny") showDenied();
    void navigate(way, { replace: true });
  }, [decision, way, navigate]);

  if (decision === "notMember") return notMember;
  return decision === "enter" ? <Outlet /> : <GuardWait access={access} />;
}

/** Shown while the session is loading; in the federation area it has the layout of its pages. */
export function GuardWait({ access }: { access: Access }) {
  return access === "federation" ? <AreaWait /> : <AccessWait />;
}
