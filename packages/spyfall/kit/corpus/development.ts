import type { Corpus } from './corpus.ts';

/** Questions as people type them: the part that may be looked at while the bots' understanding is built. */
export const development: Corpus = {
  clothes: `как ты одет?
чё на тебе надето
ты сегодня в чем
какая на тебе обувь
Обувь удобная??
шмотки тут какие носят
прикид у тебя какой
тебе в этом не жарко ходить? | weather
форму выдали? [uniform]
галстук нужен?
ты в шапке?
карманы есть на одежде? | tools
what r u wearing
nice outfit, where did u get it
do u need special clothes for this
what shoes are you wearing?
is there a dress code | rules
got a hat?`,
  sounds: `чё слышно?
шумно у вас? [loud]
какую музыку слушаешь? [music]
музон играет? [music]
тишина или гвалт?
громко тут [loud]
что за звуки по ночам
уши не болят от шума? [loud]
тут орут друг на друга?
какой там саундтрек
is it loud there? [loud]
what do you hear rn
any music playing? [music]
can u hear anything weird
is it quiet or nah [quiet]`,
  smells: `чем воняет?
вонь сильная?
как пахнет вообще
носом чуешь что-нибудь?
духами пахнет?
приятно ли там дышать?
does it stink
hows the smell
what does the air smell like?`,
  fears: `страшно?
чего боишься
тут опасно вообще?
могут ли тебя тут убить? [death]
сдохнуть можно? [death]
враги рядом есть? [war]
часто ли тут умирают [death]
стремно тут по ночам?
змеи есть? [beast]
животные тут водятся? [beast]
бояться есть чего?
что самое жуткое
стреляют часто? | tools
заболеть можно? [ill]
are you scared
is it dangerous
could i die there? [death]
what's the scariest thing
any animals around? [beast]
should i be worried`,
  money: `сколько платят?
бабло платят?
зарплата норм?
скока стоит вход
это дорогое удовольствие?
чем платить картой или налом
денег много зарабатываешь? [coin]
тебе за это башляют?
богато живёте?
тут бесплатно?
что можно выиграть | rest
how much did u pay
is it expensive
do u get paid [coin]
is it free?
can i make money there`,
  food: `как с едой?
чё по хавке?
бухают тут? [drink]
чо пожрать есть
что ел сегодня
вкусно кормят? [feast]
еда норм?
что пьёте?
где тут поесть можно
тут наливают? [drink]
пивка бы, есть? [drink]
ты голодный?
обед скоро?
мясо дают?
кофе есть?
чем вас там кормят то
what do u eat
is the food any good
can you get drunk there [drink]
got any snacks?
when's lunch
are you hungry`,
  work: `чем занимаешься
что ты тут делаешь?
кем работаешь?
работа тяжелая?
че делать надо
устаёшь сильно? | rest
много работы?
какие у тебя обязанности
чем займёшься завтра
учиться надо? [school]
это твоя профессия или хобби
сложно то чем ты занимаешься?
во сколько начинается рабочий день
what do you do here
is it hard work?
whats your job
do u work here or just visiting
need any training for that? [school]
busy day?`,
  weather: `жара или холодрыга?
холодно? [cold]
погодка как
там жарко? [heat]
дубак? [cold]
дождь идёт? [wet]
не замёрз? [cold]
снег лежит? [cold]
тепло ли тебе? [heat]
какая температура
сыро небось? [wet]
ветрено? [wind]
солнышко светит? | light
зонт брать? [wet]
лето или зима у вас
на улице или в помещении?
is it cold [cold]
whats the weather like
is it raining [wet]
do i need an umbrella
indoors or outdoors?
too hot for you? [heat]`,
  people: `кто рядом?
сколько вас там
много народу? [crowd]
женщины есть? [love]
девушки симпатичные? [love]
кто главный
начальник злой? [boss]
с кем ты там
люди там нормальные?
знаменитости есть?
дети там бывают?
ты там один?
с друзьями или один
король есть? [noble]
мужиков больше или баб?
кого чаще всего видишь
who else is there
are there lots of people? [crowd]
who's the boss
are you alone
any women there? [love]
do you trust the others
are there famous people there`,
  tools: `что в руках?
чем пользуешься
оружие есть? [weapon]
пушка при себе есть? [weapon]
телефон ловит? [modern]
инет есть? [modern]
что с собой взять
ножик пригодится? [weapon]
какие инструменты нужны
электричество есть? [modern]
техника тут какая [modern]
сумка большая?
что лежит на столе
книги есть? [book]
what are you holding
do you have a weapon? [weapon]
is there wifi [modern]
what should i bring
any machines? [modern]`,
  rest: `где спишь?
как отдыхаете
кровать есть?
скучно не бывает? | liking
танцуют там? [song]
чем развлекаетесь
во что играете
выспался?
по вечерам что делаете
песни поют? [song]
там весело? | liking
посидеть есть где
what do u do for fun
where do you sleep
can i dance there? [song]
do you have free time
is it fun? | liking
got a bed?`,
  travel: `как добрался?
далеко ехать?
на чём приехал
долго добирался?
машина нужна?
пешком дойду?
лошадь есть? [horse]
вода рядом есть? [sea]
на корабле плыл? [sea]
летать приходится? [sky]
высоты боишься? [sky]
где это вообще находится
билет нужен был?
далеко от дома
как оттуда свалить
парковка есть?
how did you get there
is it far
do you need a car
can i walk there
are there ships? [sea]
how high up are you [sky]
is it near the sea [sea]`,
  light: `светло?
темно там? [dark]
что видно?
окна есть?
что видишь перед собой
сейчас день или ночь
лампы висят?
вид красивый?
фонарик нужен?
what can you see
is it dark? [dark]
nice view?
is it day or night there
any windows?`,
  rules: `что нельзя делать?
какие правила
это законно? [law]
могут посадить? [law]
курить можно? [smoke]
выгнать могут?
можно ли оттуда уйти когда хочешь? [trapped]
дерутся часто? [brawl]
драки бывают? [brawl]
есть секреты? [secret]
бога верят? [gods]
молиться надо? [gods]
фоткать можно?
за опоздание ругают?
надо ли слушаться?
пароль нужен? [secret]
is it legal [law]
what's forbidden
can i smoke there [smoke]
can you leave any time [trapped]
do people fight there [brawl]
is it religious [gods]
what happens if you break the rules`,
  liking: `тебе тут нравится?
ну как тебе?
как настроение
как дела?
доволен жизнью?
кайфово тут?
хотел бы тут остаться?
do you like it there
hows it going
are you happy
you enjoying yourself?`,
  often: `давно ты тут?
часто сюда ходишь?
первый раз здесь?
сколько времени проводишь
как долго ты ещё тут будешь
how often do you go there
first time?
have you been here long
how long are you staying`,
  family: `детей сюда брать можно?
маме бы понравилось?
бабушку привёл бы?
would you bring your kids
would your mom like it
is it ok for children`,
  back: `а у тебя?
а ты?
а сам?
ну а ты как
а что насчёт тебя
and you?
what about you
how about u?`,
  earlier: `почему ты так ответил?
что ты имел в виду?
поясни
в смысле?
а поконкретнее?
ты это серьёзно?
почему ты так думаешь
what do you mean
why did you say that
can you be more specific
are you serious?
come again?`,
};
