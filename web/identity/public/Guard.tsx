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
 * Stands before a route's loaders: nothing is asked of the server for someone who is led elsewhere. Of who belongs to no
 * federation the server is asked, and has nothing to answer.
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
  /** What the federation area shows to who is signed in and works for none. */
  notMember: ReactNode;
}

/** Keeps guarding while the page is open: someone may sign out in another tab, or the session may end. */
export function Guard({ access, notMember }: GuardProps) {
  const state = useSession();
  const decision = decideAccess(state, access);
  // Whoever has just signed out here is on their way to the front page.
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

/** What shows while it is asked who is here: of a federation's area the shape of its pages. */
export function GuardWait({ access }: { access: Access }) {
  return access === "federation" ? <AreaWait /> : <AccessWait />;
}
