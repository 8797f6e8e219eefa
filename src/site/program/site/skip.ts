/**
 * Lets the link past the head move the focus alone: pages whose address holds what they show would read `#main` as another address, and
 * forget what the reader has chosen.
 */
export function skipHead(): void {
  const main = document.getElementById('main');
  const link = document.querySelector<HTMLAnchorElement>('a.skip');
  if (!main || !link) return;
  link.addEventListener('click', (event) => {
    event.preventDefault();
    main.tabIndex = -1;
    main.focus();
  });
}
