import { Dialog, type DialogBodyProps } from "@chakra-ui/react/dialog";
import { useEffect, useRef, useState } from "react";

/** What the keyboard reaches; the text around it scrolls along. */
const reached =
  ':is(a[href], button, input, select, textarea, summary, [tabindex]):not(:disabled, [tabindex="-1"])';

/** The part of a dialog that scrolls. If there is only text in it, it takes the focus itself, so that the keyboard scrolls it. */
export function ScrollingBody(props: DialogBodyProps) {
  const body = useRef<HTMLDivElement>(null);
  const [takesFocus, setTakesFocus] = useState(false);
  useEffect(() => {
    const element = body.current;
    if (!element) return undefined;
    const look = () =>
      setTakesFocus(element.scrollHeight > element.clientHeight && element.querySelector(reached) === null);
    look();
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    const changes = new MutationObserver(look);
    changes.observe(element, { childList: true, subtree: true, characterData: true });
    return () => {
      sizes.disconnect();
      changes.disconnect();
    };
  }, []);
  return <Dialog.Body ref={body} tabIndex={takesFocus ? 0 : undefined} {...props} />;
}
