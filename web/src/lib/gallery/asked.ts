// What the address asks the gallery for: #States/hanabi is a room and a scene; a third word asks
// for one whole screen with nothing around it, as screenshots want it: #Screens/home/foyer.
const [room, scene, screen] = location.hash.slice(1).split('/');

export const asked = { room, scene, screen };
